import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Agent, fetch as undiciFetch } from 'undici';
import { ForbiddenAddress, isPublic, publicLookup } from '../../../scripts/pull/media/address-guard.ts';
import type { FileFetch } from '../../../scripts/pull/media/fetch-file.ts';
import { createMediaFetch } from '../../../scripts/pull/media/media-fetch.ts';
import { festivalWithPicture } from './festival-with-picture.ts';

const request = { headers: {}, signal: new AbortController().signal };

/** Returns a network that has an answer for each of these URLs, and 404 for any other. */
function network(answers: Record<string, Response>) {
  const requests: string[] = [];
  const fetch: FileFetch = (url) => {
    requests.push(url);
    return Promise.resolve(answers[url] ?? new Response(null, { status: 404 }));
  };
  return { requests, fetch: createMediaFetch('http://localhost:4322', fetch) };
}

const sendingOn = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location } });

describe('a link to a file', () => {
  it.each([
    ['this machine', 'http://127.0.0.1/a.png'],
    ['this machine, on another port than the back end', 'http://127.0.0.1:6379/a.png'],
    ['this machine, as one number', 'http://2130706433/a.png'],
    ['this machine, in octal', 'http://0177.0.0.1/a.png'],
    ['this machine, in hexadecimal', 'http://0x7f.1/a.png'],
    ['no address', 'http://0.0.0.0/a.png'],
    ['a private network', 'http://10.1.2.3/a.png'],
    ['a private network', 'http://192.168.1.1/a.png'],
    ['a private network', 'https://172.16.0.1/a.png'],
    ["a provider's shared network", 'http://100.64.0.1/a.png'],
    ["a cloud's metadata", 'http://169.254.169.254/latest/meta-data/'],
    ['this machine, in IPv6', 'http://[::1]/a.png'],
    ['a link-local address', 'http://[fe80::1]/a.png'],
    ['a unique local address', 'http://[fd12:3456::1]/a.png'],
    ['IPv4 within IPv6', 'http://[::ffff:10.0.0.1]/a.png'],
    ['IPv4 behind a translator', 'http://[64:ff9b::a00:1]/a.png'],
  ])('to %s is refused before anything is sent: %s', async (_name, url) => {
    const { fetch, requests } = network({});
    await expect(fetch(url, request)).rejects.toThrow(ForbiddenAddress);
    expect(requests).toEqual([]);
  });

  it('that redirects to such an address is refused, at any hop', async () => {
    const { fetch, requests } = network({
      'https://a.example/1.png': sendingOn('https://b.example/2.png'),
      'https://b.example/2.png': sendingOn('http://169.254.169.254/latest/meta-data/'),
    });
    await expect(fetch('https://a.example/1.png', request)).rejects.toThrow(
      "leads to 169.254.169.254, which is not on the public network: only the back end's own host may be",
    );
    expect(requests).toEqual(['https://a.example/1.png', 'https://b.example/2.png']);
  });

  it('that redirects to a file of this machine, or endlessly, is refused', async () => {
    const { fetch } = network({ 'https://a.example/1.png': sendingOn('file:///etc/passwd') });
    const words = 'redirects to file:///etc/passwd';
    await expect(fetch('https://a.example/1.png', request)).rejects.toThrow(words);
    const turning = createMediaFetch('http://localhost:4322', () => Promise.resolve(sendingOn('/1.png')));
    await expect(turning('https://a.example/1.png', request)).rejects.toThrow('redirects more than 5 times');
  });

  it("to the back end's own host is followed, wherever that is, and so are redirects on the public network", async () => {
    const { fetch } = network({
      'http://localhost:4322/media/a.png': sendingOn('/media/b.png'),
      'http://localhost:4322/media/b.png': sendingOn('https://files.example/b.png'),
      'https://files.example/b.png': new Response('b'),
    });
    expect((await fetch('http://localhost:4322/media/a.png', request)).status).toBe(200);
  });
});

describe('a host name', () => {
  const resolving = (...addresses: string[]) =>
    publicLookup((_hostname, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );

  it.each([
    ['resolves to', ['10.0.0.5']],
    ['also resolves to', ['203.0.114.7', '192.168.0.1']],
    ['resolves, in IPv6, to', ['fd00::1']],
  ])('that %s a private address is refused', async (_name, addresses) => {
    const looked = new Promise((resolve) =>
      resolving(...addresses)('inside.example', { all: true }, (error) => resolve(error)),
    );
    expect(await looked).toMatchObject({
      name: 'ForbiddenAddress',
      message: expect.stringContaining('leads to inside.example (') as string,
    });
  });

  it('that resolves to this machine is not connected to, although a server listens there', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections++;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const dispatcher = new Agent({ connect: { lookup: resolving('127.0.0.1') } });
    const asking = undiciFetch(`http://rebound.example:${port}/a.png`, { dispatcher });
    await expect(asking).rejects.toMatchObject({ cause: { name: 'ForbiddenAddress' } });
    expect(connections).toBe(0);
    await dispatcher.destroy();
    server.close();
  });

  it('that resolves to a public address is connected to at exactly that address', async () => {
    const looked = new Promise((resolve) =>
      resolving('203.0.114.7')('files.example', { all: false }, (_error, address) => resolve(address)),
    );
    expect(await looked).toBe('203.0.114.7');
  });
});

it('addresses with a special purpose are not on the public network', () => {
  const broadcast = ['224.0.0.1', '255.255.255.255'];
  const special = ['192.88.99.1', '198.18.0.1', ...broadcast, '2002:a00:1::', 'not an address'];
  expect(special.filter(isPublic)).toEqual([]);
});

it('a refused link is reported by the pull, and not tried again', async () => {
  const { run, backEnd } = festivalWithPicture();
  backEnd.lists['/partenaires/'] = [{ id: 4, logo: 'http://192.168.1.1/admin.png' }];
  const [failure] = (await run()).mediaFailures;
  expect(failure).toMatchObject({ url: 'http://192.168.1.1/admin.png', usedBy: ['partners #4'] });
  expect(failure?.reason).toContain('leads to 192.168.1.1, which is not on the public network');
});
