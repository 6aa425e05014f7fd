import { clientNetwork } from './client-network.ts';

describe('client network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6/64'],
    ['fe80::1%eth0', 'fe80::1/64'],
    ['', '0.0.0.0'],
    [undefined, '0.0.0.0'],
    ['not an address', '0.0.0.0'],
  ])('THR-3 counts %j as %j', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
