import rules from '@members/tooling/eslint';

export default [...rules, { ignores: ['publish.mjs'] }];
