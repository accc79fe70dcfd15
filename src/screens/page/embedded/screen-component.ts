import type { Lang } from '../../../domain/model/common.ts';
import type { ViewOf } from '../../registry.ts';
import type { EmbeddedView } from '../embedded.ts';
import type { ScreenGroup, ScreenOf } from '../screen-groups.ts';

export interface EmbeddedProps {
  lang: Lang;
  embedded: EmbeddedView;
}

interface Shared {
  lang: Lang;
  /** The page has its own `h1`: a screen within it starts at the second level. */
  level?: 1 | 2;
}

/** Each screen takes what its own view shows: `ComponentsOf` holds that, and the name of the embedded screen chooses it. */
export interface AnyScreen {
  show(props: Shared): unknown;
}

/** Components of the screens of a group, by their names. */
export type ComponentsOf<Group extends ScreenGroup> = {
  [Name in ScreenOf<Group>]: (props: Shared & ViewOf<Name>) => unknown;
};
