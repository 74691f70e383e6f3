import {
  callIds,
  callOf,
  encodeData,
  envelopeCodes,
  type Answer,
  type CallId,
  type Envelope,
} from '@members/contract';
import { sampleAnswers } from '@members/contract/schema';
import { writeAnswer } from '@members/contract/server';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { answers as usual } from './answers';

export type Answers = { readonly [Id in CallId]?: Answer<Id> };

/**
 * How calls are answered: as the story says or as usual, or none comes, or all fail. `bare` answers with the least that
 * the contract allows: empty lists and texts.
 */
export interface Answering {
  api?: 'ready' | 'loading' | 'failed' | 'bare';
  answers?: Answers;
}

let current: Answering = {};

export function answerWith(next: Answering): void {
  current = next;
}

/** Calls that a screen in any state has the answer of: whose absence the shell shows, not the screen. */
const always: readonly CallId[] = ['siteInfo'];

async function answer(request: InternalAxiosRequestConfig): Promise<AxiosResponse<string>> {
  const { api = 'ready', answers = {} } = current;
  const id = callAt(request);
  // Null is an answer, too.
  const isGiven = id in answers;
  if (!isGiven && !always.includes(id)) {
    if (api === 'loading') return new Promise(() => undefined);
    // A server's fault, which the client takes as it is; what the network loses it asks for once more.
    if (api === 'failed') return respond(request, { code: 500, msg: '', data: '' });
  }
  const ready = { ...usual, ...answers };
  const known = isGiven || (api !== 'bare' && id in ready);
  const value = known ? ready[id] : sampleAnswers(id)[api === 'bare' ? 1 : 0];
  const data = encodeData(writeAnswer(id, value as never));
  return respond(request, { code: envelopeCodes.ok, msg: '', data });
}

const respond = (config: InternalAxiosRequestConfig, envelope: Envelope): AxiosResponse<string> => ({
  data: JSON.stringify(envelope),
  status: 200,
  statusText: 'OK',
  headers: { 'content-type': 'application/json' },
  config,
});

function callAt({ url = '' }: InternalAxiosRequestConfig): CallId {
  const { pathname } = new URL(url, window.location.origin);
  const path = pathname.replace(/^\/api/, '');
  const id = callIds.find((each) => callOf(each).path === path);
  if (!id) throw new Error(`There is no call at ${pathname}.`);
  return id;
}

axios.defaults.adapter = answer;
