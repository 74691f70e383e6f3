import { memberCalls } from '@members/contract';
import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useWrite } from './hooks';
import { setApiSettings } from './settings';
import { startTestServer } from '../testing/testServer';

describe('a write while the device says that it is offline (D15)', () => {
  it('is tried at once, fails, and is not sent again when the network is back', async () => {
    const server = await startTestServer();
    setApiSettings({ baseUrl: server.baseUrl, language: () => 'en_us', keptKeys: [] });
    server.reply((response) => void response.destroy());
    onlineManager.setOnline(false);
    const { result } = renderHook(() => useWrite(memberCalls.login));
    const params = { username: 'u', password: 'p', language: 'en_us' } as const;
    act(() => result.current.mutate({ params }));
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
    expect(result.current.isPending).toBe(false);
    onlineManager.setOnline(true);
    expect(server.seen).toHaveLength(1);
    await server.stop();
  });
});
