import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen';
import { passOn } from './passOn';
import { mainPort } from './ports';

const time = '2026-01-02 03:04:05';
const picture = '/head/3.png';
const video = { id: 4, vod_name: 'Tide', vod_pic: picture, count: 12, vod_play_url: '', time: '2:14' };
const item = {
  id: 3,
  xuanfei_name: 'Kettle',
  content: 'Holds a litre',
  img_url: picture,
  vo_title: 'Kitchen',
};
const game = { id: 1, name: 'Dice', key: 'k3-1m', ico: picture };
const result = { opencode: '1,2,6', one: 'Small', two: 'Odd' };
const record = {
  status: 1,
  status_text: 'Waiting',
  money: '50.00',
  desc: '',
  create_time: time,
  update_time: '',
};
const session = { id: 7, tokensso: 'session-of-member-7' };

/**
 * Section 7 of the specification as one table, with data of its sections 3 and 7 in their words, as a server that was
 * written by somebody else may answer them: a text where a list of dice could be, a flag as a number, no field more.
 */
const table: Readonly<Record<string, unknown>> = {
  'GET /system/base': {
    ...{
      video_login: 0,
      pop_content: '',
      ispop: 0,
      kefu: 'https://help.example',
      iskefu: 1,
      name: 'Other Club',
    },
    ...{ winners: ['ab*** won 9.75'], about: '<p>Terms of the other club</p>', center_bg: '', login_bg: '' },
    ...{ feedbacklist: [{ head_img: picture, nickname: 'Lee', content: 'Fine' }], ico: '', head_toal: 4 },
    ...{ lang_data: [{ name: 'Ingles', value: 'en_us' }, { name: 'Coreano', value: 'ko_ko' }] }, // oxfmt-ignore
    ...{ edit_paypwd: 1, close_number: 0, pay_banklist: [{ name: 'Transfer' }], isplay: 0 },
  },
  'GET /system/config': { notice: 'News of the other club', banners: [], movielist_0: [], movielist_1: [] },
  'GET /xuanfei/xuanfeilist': [item],
  'GET /xuanfei/xuanfeidata': item,
  'GET /xuanfei/address': [{ id: 1, name: 'Lisbon' }],
  'GET /Lottery/hotLottery': [game],
  'GET /Lottery/lotteryList': [game],
  'GET /Lottery/itemlist': [{ name: 'Three dice', key: 'k3' }],
  'GET /Lottery/getLotteryInfo': { ...game, ...result, next_expect: '0002', now_expect: '0001', second: 50 },
  'GET /Lottery/getLotteryOneList': [{ expect: '0001', ...result }],
  'GET /Lottery/getLotteryPeilv': ['bi', 'sm', 'si', 'do', '10', '11'].map((type) => ({
    type,
    name: `Option ${type}`,
    img: '',
  })),
  'POST /game/placeOrder': null,
  'GET /video/itemlist': [{ name: 'Nature', key: 'nature' }],
  'GET /video/getVideoList': { data: [video], count: 1 },
  'GET /video/getVideoInfo': video,
  'GET /video_get_more_item': [video],
  'POST /member/doLogin': session,
  'POST /member/doRegister': session,
  'POST /member/doLoginthird': session,
  'GET /member/getUserInfo': {
    ...{
      id: 7,
      username: 'lee',
      money: '1,000.00',
      money_value: 1000,
      point: 88,
      status: 1,
      header_img: picture,
    },
    ...{ name: 'Lee', sex: '0', paypassword: 1, ip: '', groupinfo: { image: picture, rate: 40 } },
    ...{ is_see: 0, free_see_time: 15 },
  },
  'GET /member/getUserBankInfo': { is_bank: 1, info: { bankinfo: 'Old Bank', bankid: '12345678' } },
  'GET /member/getPersonalreport': { play_money: 10, recharge: 100, withdrawal: 0, win_money: 20 },
  'GET /member/getUserGameList': [
    {
      ...{ ico: picture, expect: '0001', name: 'Dice', status: 1, status_text: 'Won', ...result },
      ...{ money: '10.00', buy_name: 'Small', create_time: time, update_time: time },
    },
  ],
  'GET /notice/getNoticeList': [{ name: 'Hello', text: 'A message', create_time: time }],
  'POST /member/uploadHeaderImg': null,
  'POST /system/uploadimg': { url: picture },
  'GET /member/setName': null,
  'POST /member/setSex': null,
  'POST /member/setPayPassword': null,
  'POST /member/editPayPassword': null,
  'GET /member/setLoginPassword': null,
  'POST /user_set_bank': null,
  'GET /sys_get_banks': [{ text: 'Old Bank', value: 'OLD' }],
  'GET /user_get_withdraw_role': { min: 10, max: 500, num: 3 },
  'POST /user_set_withdraw': null,
  'GET /user_get_withdraw_list': [record],
  'GET /getUserRechargeList': [{ ...record, pay_time: time }],
  'GET /getMoneylog': { data: [{ type_txt: 'Order', createtime: time, money: -10 }] },
  'POST /doRecharge': { pay_url: 'https://pay.example/1' },
  'GET /orderinfo': {
    ...{
      order_sn: 'W-1',
      goods_name: 'Kettle',
      goods_img: picture,
      goods_lab: 'Steel',
      goods_price: '19.90',
    },
    ...{ goods_num: 1, express_desc: 'On its way', listdata: [{ title: 'Packed', desc: '', time }] },
  },
};

/** The text of a success: such a server sends one with what changes something. */
export const successText = (call: string): string => `Done: ${call.split('/').at(-1)}`;

export interface SpecifiedServer {
  address: string;
  /** The calls that were made, with their fields: `GET /orderinfo?order_sn=W-1`. */
  made: string[];
  /** Those that the specification does not have; they were answered with HTTP 404. */
  unknown: string[];
  /** Changes the data of a call from now on. */
  answer(call: string, change: object): void;
  stop(): Promise<void>;
}

/** The app's page at a server with the forty calls of the specification and nothing else (API-08). */
export async function startSpecifiedServer(): Promise<SpecifiedServer> {
  const answers = new Map(Object.entries(table));
  const made: string[] = [];
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/api/')) return passOn(request, response, { port: mainPort });
    const call = `${request.method} ${pathname.slice(4)}`;
    void bodyOf(request).then((body) => {
      if (!answers.has(call)) {
        unknown.push(call);
        return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      }
      made.push(`${call}${search || (body && `?${body}`)}`);
      const data = answers.get(call);
      const msg = data === null || call.startsWith('POST') ? successText(call) : '';
      const encoded = data === null ? '' : Buffer.from(JSON.stringify(data)).toString('base64');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ code: 200, msg, data: encoded }));
    });
  });
  const { address, stop } = await listen(server);
  return {
    address,
    made,
    unknown,
    answer: (call, change) => void answers.set(call, { ...(answers.get(call) as object), ...change }),
    stop,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body.startsWith('--') ? 'multipart' : body;
}
