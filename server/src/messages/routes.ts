import { defineRoute, type Route } from '../http';
import type { Messages } from './service';

/** What one member is told (NOT-03). */
export function messageRoutes(messages: Messages): Route[] {
  return [
    defineRoute('messages', ({ member, language }) => messages.list(member.id, language)),
    defineRoute('pushSettings', ({ member }) => messages.settings(member.id)),
    defineRoute('setMessageSwitch', ({ member, params }) => messages.turn(member.id, params)),
    defineRoute('readMessages', ({ member, params }) => messages.read(member.id, params.through)),
  ];
}
