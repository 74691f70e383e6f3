import { faultTable } from './faultTable';
import { runFaults } from './faults';

const orders = Number(process.env.FAULT_ORDERS) || 5000;
const kills = Number(process.env.FAULT_KILLS) || 2;

describe('servers and PostgreSQL killed with SIGKILL (API-08)', () => {
  it('lose no acknowledged order, settle every order once and come back by themselves', async () => {
    const figures = await runFaults({ orders, kills });
    if (process.env.FAULT_KILLS) process.stdout.write(faultTable(figures));
    expect(figures.found).toEqual({
      acknowledgedMissing: 0,
      ordersOpen: 0,
      ordersBookedWrongly: 0,
      balancesUnlikeEntries: 0,
      entriesSumMinor: 0,
    });
    expect(figures.serversLost).toBe(0);
    expect(figures.load.acknowledged).toBeGreaterThan(50);
  }, 10_800_000);
});
