import { listOwnRuns } from './list-runs.ts'
import { requestRun } from './request-run.ts'
import { useOneDesign } from './use-design.ts'

export const aiDesignOperations = [requestRun, listOwnRuns, useOneDesign] as const
