import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { precompress } from '#server/http/files/precompress.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import type { ServePage } from './visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const buildFolder = join(root, 'build')
const stampFile = join(buildFolder, 'stamp')
const serverModule = join(buildFolder, 'server/index.js')

/** Sources of the pages; they are rebuilt exactly when any of these has changed. */
const sources = ['app', 'domain', 'nesting', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

export const staticFolder = join(buildFolder, 'client')

type Building = { log: (message: string) => void; signal?: AbortSignal }

/** Builds the pages if they are not built, or were built from other sources. */
export async function buildPages({ log, signal }: Building): Promise<void> {
  const stamp = await fingerprint()
  if (await isBuiltFrom(stamp)) return
  log('Building the pages …')
  // If interrupted, the folder holds neither the old pages nor the new.
  await rm(stampFile, { force: true })
  await runBuild(signal)
  await precompress(join(staticFolder, 'assets'))
  await writeFile(stampFile, stamp)
}

/** Whether the pages are built from the current sources. */
export const arePagesBuilt = async (): Promise<boolean> => isBuiltFrom(await fingerprint())

async function isBuiltFrom(stamp: string): Promise<boolean> {
  return existsSync(serverModule) && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp
}

/** `reactBuild`: which of React's builds renders the pages in this process. */
export type BuiltPages = { servePage: ServePage; reactBuild: string }

export const readBuiltPages = (): Promise<BuiltPages> => import(pathToFileURL(serverModule).href)

export async function loadBuiltPages(): Promise<ServePage> {
  return (await readBuiltPages()).servePage
}

/** @throws OperatorError when the build tools are not installed, as after `npm ci --omit=dev` */
function runBuild(signal?: AbortSignal): Promise<void> {
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs')
  if (!existsSync(command))
    throw new OperatorError(
      'The pages were not built from this version, and the build tools are not installed. Run npm ci, then ' +
        'npm run shop -- build; npm prune --omit=dev removes the tools again.',
    )
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [command, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`The pages could not be built:\n${output}`)),
    )
  })
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) await addToHash(hash, join(root, source))
  return hash.digest('hex')
}

async function addToHash(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const info = await stat(path).catch(() => null)
  if (info === null) return
  if (!info.isDirectory()) {
    hash.update(path.slice(root.length)).update(await readFile(path))
    return
  }
  for (const name of (await readdir(path)).sort()) {
    if (!/\.(test|bench)\.tsx?$/.test(name)) await addToHash(hash, join(path, name))
  }
}
