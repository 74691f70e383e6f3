require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

/** A condition that a test waits for comes late on a busy machine: the time limit of the test decides, not a second. */
configure({ asyncUtilTimeout: 50_000 });
