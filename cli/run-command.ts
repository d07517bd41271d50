import { table } from '#domain/table.ts'
import { wordsFor } from './words-for.ts'

const commands = table<{ says: string; run(rest: string[]): Promise<void> }>({
  start: { says: 'run the shop', run: async (rest) => (await import('./start.ts')).start(rest) },
  dev: {
    says: 'run the shop for its developers, reloading on change',
    run: async () => (await import('./dev.ts')).develop(),
  },
  migrate: {
    says: 'bring the database up to date; start does it by itself',
    run: async () => (await import('./migrate.ts')).migrate(),
  },
  build: {
    says: 'build the pages; start does it by itself',
    run: async () => (await import('./build.ts')).build(),
  },
  seed: {
    says: 'fill an empty shop with the demo data, or go on filling it',
    run: async () => (await import('./seed.ts')).seed(),
  },
  fill: {
    says: 'copy the orders of a demo shop until it has thousands, for trying out',
    run: async (rest) => (await import('./fill.ts')).fill(rest),
  },
  doctor: {
    says: 'look whether everything that the shop needs is there, and name the fix',
    run: async () => (await import('./doctor.ts')).doctor(),
  },
  config: {
    says: 'tell which settings are set, from where, and what is wrong',
    run: async () => (await import('./config.ts')).config(),
  },
  backup: {
    says: 'copy database, files and keys into a new folder, also while the shop is open; --verify tries one',
    run: async (rest) => (await import('./backup.ts')).backup(rest),
  },
  restore: {
    says: 'fill an empty place with a backup; --dry-run only tells what would come',
    run: async (rest) => (await import('./restore.ts')).restore(rest),
  },
  upgrade: {
    says: 'back up, and bring the database to this version; --plan only tells what would change',
    run: async (rest) => (await import('./upgrade.ts')).upgrade(rest),
  },
  operations: {
    says: 'list what the shop can be asked to do, by pages, other programs and call',
    run: async () => (await import('./operations.ts')).operations(),
  },
  call: {
    says: 'ask the shop to do one of it',
    run: async (rest) => (await import('./call.ts')).call(rest),
  },
  user: {
    says: 'make accounts, give roles and one-time passwords',
    run: async (rest) => (await import('./user.ts')).user(rest),
  },
  sso: {
    says: 'set directories (SAML, OpenID) by which whole domains sign in',
    run: async (rest) => (await import('./sso.ts')).sso(rest),
  },
  keys: {
    says: 'make, list and revoke the keys by which other systems provision accounts',
    run: async (rest) => (await import('./keys.ts')).keys(rest),
  },
  'rotate-signing-key': {
    says: 'sign access tokens with a new key from now on',
    run: async () => (await import('./rotate-signing-key.ts')).rotateSigningKey(),
  },
  'rotate-secrets-key': {
    says: 'lock secrets in the database with a new key from the next start on',
    run: async () => (await import('./rotate-secrets-key.ts')).rotateSecretsKey(),
  },
  'forget-lost-secrets': {
    says: 'give up secrets in the database whose key is gone for good',
    run: async () => (await import('./forget-lost-secrets.ts')).forgetSecretsThatAreLost(),
  },
})

/** One thin door per command; what each needs is loaded only when it is called. */
export async function runCommand([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name]
  if (command) return command.run(rest).catch(explain)
  console.log('Use: npm run shop -- COMMAND\n')
  for (const [known, { says }] of Object.entries(commands)) console.log(`  ${known.padEnd(20)} ${says}`)
  process.exitCode = name === '' || name === 'help' ? 0 : 2
}

/** What an owner can put right is said in words; everything else is a bug and shows its trace. */
function explain(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') process.exit(130)
  const words = wordsFor(error)
  if (words === null) throw error
  console.error(words)
  process.exit(1)
}
