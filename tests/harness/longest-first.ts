import { BaseSequencer, type TestSpecification } from 'vitest/node'
import durations from './durations.json' with { type: 'json' }

const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(durations).find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ?? 0

/**
 * Starts with the files that took longest when durations.json was written: started last, one of them would run alone at
 * the end. Unknown files follow in Vitest's order.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => secondsOf(b) - secondsOf(a))
  }
}
