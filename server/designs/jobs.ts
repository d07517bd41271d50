import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'

export const drawPreviewJob = defineJob('designs.draw-preview', z.object({ designId: z.uuid() }))
