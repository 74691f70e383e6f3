/** Where a collector takes traces: below its own path, as OTLP has it. */
export const tracesAddress = (collector: string): string => `${collector.replace(/\/$/, '')}/v1/traces`;
