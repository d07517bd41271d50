import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { minutes } from '#server/kernel/clock.ts'
import { createEthereumWallet, createSolanaWallet, ethereumText } from '#tests/fakes/wallets.ts'
import { clientOf, postAuth } from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await startTestShop({ clock })
afterAll(() => shop[Symbol.asyncDispose]())

const countAccounts = () => shop.database.orm.$count(users)

test('an Ethereum wallet signs in to the same account each time, and each message works once', async () => {
  const before = await countAccounts()
  const wallet = createEthereumWallet()
  const signIn = async (message: string, signature = wallet.sign(message)) =>
    clientOf(shop).signInWithWeb3({ chain: 'ethereum', message, signature })
  const message = ethereumText(shop.origin, wallet.address, { issuedAt: clock.now(), statement: 'Hello' })
  const { data, error } = await signIn(message)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: '',
    app_metadata: { provider: 'web3' },
    identities: [{ provider: 'web3', id: `web3:ethereum:${wallet.address}` }],
  })
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'web3' }])
  expect((await signIn(message)).error).toMatchObject({ code: 'bad_jwt', status: 400 })
  clock.advance(1_000)
  const upper = `0x${wallet.address.slice(2).toUpperCase()}`
  const again = await signIn(ethereumText(shop.origin, upper, { issuedAt: clock.now() }))
  expect(again.data.user?.id).toBe(data.user?.id)
  expect(await countAccounts()).toBe(before + 1)
})

test('a message for another site or time, or signed by another wallet, is refused', async () => {
  const before = await countAccounts()
  const wallet = createEthereumWallet()
  const now = clock.now().getTime()
  const at = (milliseconds: number) => new Date(now + milliseconds)
  const text = (more: Partial<Parameters<typeof ethereumText>[2]> = {}, origin = shop.origin) =>
    ethereumText(origin, wallet.address, { issuedAt: at(0), ...more })
  const refused = [
    text({}, 'https://evil.example'),
    text({ uri: 'https://evil.example/auth' }),
    text().replace('Version: 1', 'Version: 2'),
    text({ issuedAt: at(-minutes(11)) }),
    text({ issuedAt: at(minutes(2)) }),
    text({ lines: [`Expiration Time: ${at(-1_000).toISOString()}`] }),
    text({ lines: [`Not Before: ${at(minutes(1)).toISOString()}`] }),
    text({ lines: ['Expiration Time: never'] }),
    text({ lines: ['Expiration Time: 2999-13-32T00:00:00Z'] }),
    text({ lines: [`URI: ${shop.origin}/else`] }),
    text({ statement: `URI: ${shop.origin}/smuggled` }),
    text({ lines: ['words without a field'] }),
    'not a message',
  ]
  for (const message of refused) {
    const { error } = await clientOf(shop).signInWithWeb3({
      chain: 'ethereum',
      message,
      signature: wallet.sign(message),
    })
    expect([message, error?.code]).toEqual([message, 'validation_failed'])
  }
  const message = text()
  for (const signature of [
    createEthereumWallet().sign(message),
    wallet.sign(`${message} `),
    '0x00',
  ] as const) {
    const { error } = await clientOf(shop).signInWithWeb3({ chain: 'ethereum', message, signature })
    expect(error?.code).toBe('invalid_credentials')
  }
  expect(await countAccounts()).toBe(before)
})

test('a Solana wallet signs in with a message the client wrote, once', async () => {
  const wallet = createSolanaWallet()
  const message = [
    `${new URL(shop.origin).host} wants you to sign in with your Solana account:`,
    wallet.address,
    '',
    'I agree to nothing.',
    '',
    'Version: 1',
    `URI: ${shop.origin}/auth`,
    `Issued At: ${clock.now().toISOString()}`,
    'Resources',
    `- ${shop.origin}/terms`,
  ].join('\n')
  const signIn = (signature: Uint8Array) =>
    clientOf(shop).signInWithWeb3({ chain: 'solana', message, signature })
  expect((await signIn(createSolanaWallet().sign(message))).error?.code).toBe('invalid_credentials')
  const { data, error } = await signIn(wallet.sign(message))
  expect(error).toBeNull()
  expect(data.user?.identities?.[0]?.id).toBe(`web3:solana:${wallet.address}`)
  expect((await signIn(wallet.sign(message))).error?.code).toBe('bad_jwt')
})

test('an unsupported chain is reported as such', async () => {
  const before = await countAccounts()
  const asked = { chain: 'bitcoin', message: 'please let me in, I am Satoshi', signature: '0x00' }
  await expect(clientOf(shop).signInWithWeb3(asked as never)).rejects.toThrow('Unsupported chain "bitcoin"')

  const answer = await postAuth(shop, '/token?grant_type=web3', asked)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: 'Unsupported chain',
  })
  expect(await countAccounts()).toBe(before)
})
