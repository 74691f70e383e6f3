import { faultTable } from './faultTable';
import { runFaults } from './faults';
import { unharmed } from './inspect';

const orders = Number(process.env.FAULT_ORDERS) || 5000;
const kills = Number(process.env.FAULT_KILLS) || 2;

describe('servers and PostgreSQL killed with SIGKILL (API-08)', () => {
  it('lose no acknowledged order, settle every order once and come back by themselves', async () => {
    const figures = await runFaults({ orders, kills });
    if (process.env.FAULT_KILLS) process.stdout.write(faultTable(figures));
    expect(figures.found).toEqual(unharmed);
    expect(figures.serversLost).toBe(0);
    expect(figures.load.acknowledged).toBeGreaterThan(50);
  }, 10_800_000);
});
