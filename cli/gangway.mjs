#!/usr/bin/env node
// Plain JavaScript, so that a Node too old for the rest can still say what is missing.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(`Gangway runs on Node 24.7 or newer; this is ${process.version}.`)
  console.error('npm ci normally installs it. Run npm ci without --omit=optional, or install Node 24.')
  process.exit(1)
}
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
// The next process finds what this one compiled; the variable passes it on to child processes as well.
process.env.NODE_COMPILE_CACHE ||= fileURLToPath(new URL('../node_modules/.cache/gangway', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)
// Before anything is loaded: React and other packages pick their build by it, and the development build takes twice the
// time.
process.env.NODE_ENV ||= process.argv[2] === 'dev' ? 'development' : 'production'
// Customers' files, labels with addresses, logs: everything we write is readable by our own user only.
process.umask(0o077)
const { resolveOnce } = await import('./resolve-once.ts')
resolveOnce()
const { runCommand } = await import('./run-command.ts')
await runCommand(process.argv.slice(2))
