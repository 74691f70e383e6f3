/** Refusals about signing in and operators. */
export const accessRefusals = {
  wrongSignIn: 'Name, password or code is wrong, or the code was used already.',
  operatorExists: 'There is an operator {{operator}} already.',
  lastAdministrator: 'Nobody but {{operator}} may administer: give somebody else the right first.',
} as const;
