export { ApiError } from '../back-end/errors.ts';
export { readEvent, readPerson, type LiveEvent, type LivePerson } from './live/records.ts';
