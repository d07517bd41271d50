import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'

export type Finding = { what: string; isWell: boolean; says: string }

/** Whether EPS files are taken. Not taking them is no fault. */
export async function epsFinding({ GHOSTSCRIPT }: Environment): Promise<Finding> {
  const what = 'EPS files'
  const version = await versionOf(GHOSTSCRIPT ?? 'gs')
  if (GHOSTSCRIPT === undefined) {
    const hint =
      version === null ? '' : `; this machine has Ghostscript ${version}: GHOSTSCRIPT=gs takes them`
    return { what, isWell: true, says: `not taken, shoppers read how to save them as PDF${hint}` }
  }
  const isWell = version !== null
  return {
    what,
    isWell,
    says: isWell ? `by Ghostscript ${version}` : `${GHOSTSCRIPT} is no program here. Check GHOSTSCRIPT.`,
  }
}

async function versionOf(ghostscript: string): Promise<string | null> {
  try {
    return (await promisify(execFile)(ghostscript, ['--version'], { timeout: seconds(10) })).stdout.trim()
  } catch {
    return null
  }
}
