import type { ScreenProps } from '../../../components/screen-props.ts';
import type { Lang } from '../../../domain/model/core.ts';
import type { ScreenGroup, ScreenName, ScreenOf, ViewOf } from '../../registry.ts';
import type { EmbeddedView } from '../page-view.ts';

export interface EmbeddedProps {
  lang: Lang;
  embedded: EmbeddedView;
}

/** Component of any screen. `ComponentsOf` ensures that each takes its own view, and the embedded name selects it. */
interface AnyScreen {
  show(props: ScreenProps): unknown;
}

/** Returns the component of an embedded screen, or undefined if the screen belongs to another group. */
export const screenOf = (
  { name }: EmbeddedView,
  components: Partial<Record<ScreenName, AnyScreen['show']>>,
): AnyScreen['show'] | undefined => components[name];

/** Components of the screens of a group, by their names. */
export type ComponentsOf<Group extends ScreenGroup> = {
  [Name in ScreenOf<Group>]: (props: ScreenProps<ViewOf<Name>>) => unknown;
};
