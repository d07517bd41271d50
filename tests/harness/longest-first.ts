import { BaseSequencer, type TestSpecification } from 'vitest/node'
import durations from './durations.json' with { type: 'json' }

/** Tests in a browser, or with a shop of their own: a file of these that durations.json doesn't know is taken for long. */
export const mayBeLong = /\.(e2e|fault)\.ts$/

const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(durations).find(([path]) => moduleId.endsWith(`/${path}`))?.[1] ??
  (mayBeLong.test(moduleId) ? 60 : 0)

/**
 * Starts with the files that took longest when durations.json was written: started last, one of them would run alone at
 * the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => secondsOf(b) - secondsOf(a))
  }
}
