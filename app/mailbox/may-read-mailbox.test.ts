import { expect, test } from 'vitest'
import { type MailboxReader, mayReadMailbox } from './may-read-mailbox.ts'

const developer: MailboxReader = {
  role: null,
  clientAddress: '127.0.0.1',
  origin: 'http://localhost:3000',
  isForwarded: false,
}

test.each<[string, Partial<MailboxReader>, boolean]>([
  ['whoever sits at the machine', {}, true],
  ['a customer who sits at the machine', { role: 'customer' }, true],
  ['a stranger on the network', { clientAddress: '192.0.2.7' }, false],
  ['a stranger behind a proxy on the machine', { origin: 'https://shop.example.com' }, false],
  ['a stranger behind a proxy that keeps no host name', { isForwarded: true }, false],
  [
    'an admin from elsewhere, who would read the owner’s links',
    { role: 'admin', clientAddress: '192.0.2.7' },
    false,
  ],
  ['a customer from elsewhere', { role: 'customer', clientAddress: '192.0.2.7' }, false],
  [
    'an owner from anywhere',
    { role: 'owner', clientAddress: '192.0.2.7', origin: 'https://shop.example.com' },
    true,
  ],
])('%s: %j reads the mailbox: %s', (_who, differs, may) => {
  expect(mayReadMailbox({ ...developer, ...differs })).toBe(may)
})
