import { calls, type Answer, type CallId } from '../calls';
import { samplesOf } from './samplesOf';

export { jsonSchema, type JsonSchema } from './jsonSchema';
export { openApi } from './openApi';

/** Answers of a call at the edges of its shape, for tests: everything there, nothing there. */
export const sampleAnswers = <Id extends CallId>(id: Id): readonly [full: Answer<Id>, bare: Answer<Id>] =>
  samplesOf(calls[id].answer) as never;
