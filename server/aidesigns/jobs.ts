import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'

export const drawRunJob = defineJob('ai-designs.draw', z.object({ runId: z.uuid() }))

export const forgetRunsJob = defineJob('ai-designs.forget-old', z.object({}))

export const removeRunFilesJob = defineJob(
  'ai-designs.remove-files',
  z.object({ keys: z.array(z.string()).max(50) }),
)
