export { readParams, serverCalls, writeAnswer, type ServerParams } from './serverCalls';
