import { calls, type Answer, type CallId } from '../calls';
import { writeShape } from './writeShape';

export { callAt, pathsOf } from './paths';
export { readParams } from './readParams';
export { writeShape } from './writeShape';

/** The data of the wire for an answer. */
export const writeAnswer = <Id extends CallId>(id: Id, answer: Answer<Id>): unknown =>
  writeShape(calls[id].answer, answer as never);
