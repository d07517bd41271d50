import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'

export const drawRunJob = defineJob('ai-designs.draw', z.object({ runId: z.uuid() }))
