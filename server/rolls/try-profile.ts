import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProfileColors } from '#domain/orders/icc-profile.ts'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { drawingLimits } from '#server/kernel/decoding/limits.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import type { tryProfile } from './try-profile-task.ts'

const trying = defineTask<typeof tryProfile>(
  new URL('./try-profile-task.ts', import.meta.url),
  'tryProfile',
  drawingLimits,
)

/** Whether colors can be converted to a profile: its header alone says little. */
export async function canUseProfile(bytes: Uint8Array, colors: ProfileColors): Promise<boolean> {
  const folder = await makeWorkFolder()
  try {
    const path = join(folder, 'profile.icc')
    await writeFile(path, bytes)
    return await decode(trying, { path, colors }, { lane: 'drawings' })
  } catch (error) {
    if (error instanceof DecodingStopped) return false
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
