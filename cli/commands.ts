import { EmbeddedPostgresError } from '#server/kernel/embedded-postgres/index.ts'
import { resolveDrizzleOnce } from './resolve-drizzle-once.ts'

const commands: Record<string, { says: string; run(rest: string[]): Promise<void> }> = {
  start: { says: 'run the shop', run: async (rest) => (await import('./start.ts')).start(rest) },
  dev: {
    says: 'run the shop for its developers, reloading on change',
    run: async () => (await import('./dev.ts')).develop(),
  },
  migrate: {
    says: 'bring the database up to date; start does it by itself',
    run: async () => (await import('./migrate.ts')).migrate(),
  },
  seed: {
    says: 'fill an empty shop with the demo data',
    run: async () => (await import('./seed.ts')).seed(),
  },
  doctor: {
    says: 'look whether everything that the shop needs is there, and name the mend',
    run: async () => (await import('./doctor.ts')).doctor(),
  },
  user: {
    says: 'make accounts, give roles and one-time passwords',
    run: async (rest) => (await import('./user.ts')).user(rest),
  },
  sso: {
    says: 'set directories (SAML, OpenID) by which whole domains sign in',
    run: async (rest) => (await import('./sso.ts')).sso(rest),
  },
  'rotate-signing-key': {
    says: 'sign access tokens with a new key from now on',
    run: async () => (await import('./rotate-signing-key.ts')).rotateSigningKey(),
  },
}

/** One thin door per command; what each needs is loaded only when it is called. */
export async function runCommand([name = '', ...rest]: string[]): Promise<void> {
  resolveDrizzleOnce()
  const command = commands[name]
  if (command) return command.run(rest).catch(explain)
  console.log('Use: npm run shop -- COMMAND\n')
  for (const [known, { says }] of Object.entries(commands)) console.log(`  ${known.padEnd(20)} ${says}`)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
}

/** What an owner can mend is said in words; everything else is a bug and shows its trace. */
function explain(error: unknown): never {
  if (!(error instanceof EmbeddedPostgresError)) throw error
  console.error(error.message)
  process.exit(1)
}
