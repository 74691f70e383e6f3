export { mailMember, mailTo, type MemberMail } from './mailMember';
export { mailAddress } from './mailAddress';
export { createOutbox, type Outbox } from './outbox';
export { countMails } from './store';
export { createMailTransport, type MailSettings, type Transport } from './transport';
