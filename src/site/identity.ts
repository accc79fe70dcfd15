import { environment } from './build-environment.ts';

/** A drawn mark: one path in its own box. */
export interface Mark {
  viewBox: string;
  path: string;
  /** What it reads aloud. */
  label: string;
  lang: string;
}

/** ضوء, "light", drawn for display. */
const light: Mark = {
  viewBox: '6 -73 191 98',
  label: 'ضوء',
  lang: 'ar',
  path: 'M6.5-8.7q5.4-1.4 9.5-2q-3.2-1.9-5.1-5.4q-1.9-3.6-1.9-7.9q0-6.3 3.4-10.9q2.9-3.9 8-6.1q5-2.1 11.7-2.1q4.4 0 8.1.8t6 2.1l-3 11.2q-3.7-2.1-9.5-2.1q-4.6 0-7.4 2.2q-2.8 2.3-2.8 7.2q0 3 1.6 5.3t4.1 3.4l2.3-.3l5.1-.7q3.2-.4 6.4-.8q3.1-.3 5.1-.4v12.1q-3.5 0-9 .5q-5.4.4-11.5 1.2t-11.7 1.5t-9.4 1.6zM80.4 24q-6.8 0-11.7-1.1q-5-1-9.6-3.7l5.8-10.9q4.1 2.1 7.7 3t7.5.8q5.7 0 8.7-2.9q3.1-3 3.1-7.4V0h-9.9q-10.7 0-16.5-6q-5.7-6.1-5.7-17.3q0-8.5 4.2-14.3q4.1-5.9 11.3-8.9t16.3-3h15.2v37.5h12.5q.5 0 .5.4v11.1q0 .5-.5.5h-12.5v1.8q-.1 10.1-7 16.1q-6.9 6.1-19.4 6.1zM91.9-12v-25.5h-3.2q-6.4 0-10 3.6t-3.6 10.2q0 11.7 9.9 11.7zM165.9-58.1q-3.1 0-4.9-1.9q-1.8-2-1.8-5.3q0-3.4 1.7-5.3q1.8-1.9 5-1.9q3.1 0 4.9 1.9q1.7 1.9 1.7 5.3q0 3.3-1.8 5.3q-1.8 1.9-4.8 1.9zM118.3 0q-.5 0-.5-.5v-11.1q0-.4.5-.4h11.8v-37.5h14.9v17.5q9.2-18.5 27.1-18.5q12.3 0 18.6 6.5q6.2 6.5 6.2 20v24zM182-12v-12.3q0-7.3-3.3-10.7q-3.4-3.5-10.4-3.5q-13.5 0-23.3 18.7v7.8z',
};

const marks: Record<string, Mark> = { dhaw: light };

/** Name, slug and mark of the festival this build is for; a festival without a drawn mark shows its name alone. */
export const identity = {
  name: environment.SITE_NAME,
  slug: environment.SITE_SLUG,
  mark: marks[environment.SITE_SLUG] ?? null,
};
