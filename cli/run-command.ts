import { table } from '#domain/table.ts'
import { wordsFor } from './words-for.ts'

const commands = table<{ says: string; run(rest: string[]): Promise<void> }>({
  start: { says: 'run the shop', run: async (rest) => (await import('./start.ts')).start(rest) },
  dev: {
    says: 'run the shop for development, reloading on changes',
    run: async () => (await import('./dev.ts')).develop(),
  },
  migrate: {
    says: 'bring the database up to date; start does this automatically',
    run: async () => (await import('./migrate.ts')).migrate(),
  },
  build: {
    says: 'build the pages; start does this automatically',
    run: async () => (await import('./build.ts')).build(),
  },
  seed: {
    says: 'fill an empty shop with the demo data, or continue filling it',
    run: async () => (await import('./seed.ts')).seed(),
  },
  fill: {
    says: 'copy the orders of a demo shop until it has thousands, for testing',
    run: async (rest) => (await import('./fill.ts')).fill(rest),
  },
  doctor: {
    says: 'check that everything the shop needs is there, and say how to fix what isn’t',
    run: async () => (await import('./doctor.ts')).doctor(),
  },
  config: {
    says: 'show which settings are set, where they come from, and what is wrong',
    run: async () => (await import('./config.ts')).config(),
  },
  backup: {
    says: 'copy database, files and keys into a new folder, even while the shop is open; --verify tests a backup',
    run: async (rest) => (await import('./backup.ts')).backup(rest),
  },
  restore: {
    says: 'restore a backup into an empty place; --dry-run only shows what would be restored',
    run: async (rest) => (await import('./restore.ts')).restore(rest),
  },
  upgrade: {
    says: 'back up, then bring the database to this version; --plan only shows what would change',
    run: async (rest) => (await import('./upgrade.ts')).upgrade(rest),
  },
  operations: {
    says: 'list what pages, other programs and call can ask the shop to do',
    run: async () => (await import('./operations.ts')).operations(),
  },
  call: {
    says: 'ask the shop to do one of these',
    run: async (rest) => (await import('./call.ts')).call(rest),
  },
  user: {
    says: 'create accounts, assign roles and one-time passwords',
    run: async (rest) => (await import('./user.ts')).user(rest),
  },
  sso: {
    says: 'set up directories (SAML, OpenID) that whole domains sign in with',
    run: async (rest) => (await import('./sso.ts')).sso(rest),
  },
  keys: {
    says: 'create, list and revoke the keys other systems use to provision accounts',
    run: async (rest) => (await import('./keys.ts')).keys(rest),
  },
  'rotate-signing-key': {
    says: 'start signing access tokens with a new key',
    run: async () => (await import('./rotate-signing-key.ts')).rotateSigningKey(),
  },
  'rotate-secrets-key': {
    says: 'encrypt secrets in the database with a new key from the next start on',
    run: async () => (await import('./rotate-secrets-key.ts')).rotateSecretsKey(),
  },
  'forget-lost-secrets': {
    says: 'give up secrets in the database whose key is gone for good',
    run: async () => (await import('./forget-lost-secrets.ts')).forgetSecretsThatAreLost(),
  },
})

/** A thin entry point per command; what each one needs is loaded only when it is called. */
export async function runCommand([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name]
  if (command) return command.run(rest).catch(explain)
  console.log('Use: npm run shop -- COMMAND\n')
  for (const [known, { says }] of Object.entries(commands)) console.log(`  ${known.padEnd(20)} ${says}`)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
}

/** Problems that an owner can fix are explained in words; everything else is a bug and shows its stack trace. */
function explain(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') process.exit(130)
  const words = wordsFor(error)
  if (words === null) throw error
  console.error(words)
  process.exit(1)
}
