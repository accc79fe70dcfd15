import { screen, type ScreenName } from '../registry.ts';

export type ScreenGroup = ReturnType<typeof screen>['group'];

/** Names of the screens of a group. */
export type ScreenOf<Group extends ScreenGroup> = {
  [Name in ScreenName]: ReturnType<typeof screen<Name>>['group'] extends Group ? Name : never;
}[ScreenName];

export const isInGroup = <Group extends ScreenGroup>(
  name: ScreenName,
  group: Group,
): name is ScreenOf<Group> => screen(name).group === group;

/** The group of all these screens; null if they are of several. */
export function groupOf([first, ...others]: readonly ScreenName[]): ScreenGroup | null {
  if (first === undefined) return null;
  const { group } = screen(first);
  return others.every((name) => isInGroup(name, group)) ? group : null;
}
