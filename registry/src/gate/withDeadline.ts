/** What `work` resolves to, or what `otherwise` says, or throws, if that takes longer than `ms`. */
export async function withDeadline<T>(work: Promise<T>, ms: number, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, over.then(otherwise)]).finally(() => clearTimeout(timer));
}
