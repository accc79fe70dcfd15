import type { ScreenProps } from '../../../components/screen-props.ts';
import type { Lang } from '../../../domain/model/core.ts';
import type { ScreenGroup, ScreenName, ScreenOf, ViewOf } from '../../registry.ts';
import type { EmbeddedView } from '../page-view.ts';

export interface EmbeddedProps {
  lang: Lang;
  embedded: EmbeddedView;
}

/** Each screen takes what its own view shows: `ComponentsOf` holds that, and the name of the embedded screen chooses it. */
interface AnyScreen {
  show(props: ScreenProps): unknown;
}

/** The component of an embedded screen; nothing where it is of another group. */
export const screenOf = (
  { name }: EmbeddedView,
  components: Partial<Record<ScreenName, AnyScreen['show']>>,
): AnyScreen['show'] | undefined => components[name];

/** Components of the screens of a group, by their names. */
export type ComponentsOf<Group extends ScreenGroup> = {
  [Name in ScreenOf<Group>]: (props: ScreenProps<ViewOf<Name>>) => unknown;
};
