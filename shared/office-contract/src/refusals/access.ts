/** Refusals about signing in and operators. */
export const accessRefusals = {
  wrongSignIn: 'Name, password or code is wrong, or the code was used already.',
} as const;
