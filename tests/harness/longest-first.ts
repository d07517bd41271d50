import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take far longer than their size tells; begun last, one of them would run alone at the end. */
const long = [
  'tests/e2e/authorisation.e2e.ts',
  'tests/fault/fill-kill.fault.ts',
  'tests/fault/fault-points.fault.ts',
  'tests/fault/upload-resume.fault.ts',
  'tests/fault/studio-kill.fault.ts',
  'tests/fault/campaign-kill.fault.ts',
  'tests/fault/print-file-kill.fault.ts',
  'tests/quotes/quotes-agree.test.ts',
  'server/artwork/inspect-drawing.test.ts',
  'nesting/shapes/on-rolls.property.test.ts',
  'server/aidesigns/draw/compose-designs.test.ts',
  'server/aidesigns/ai-designs.test.ts',
  'server/printfiles/render-drawing.test.ts',
  'server/printfiles/print-parts.test.ts',
  'server/artwork/repair/repair-artwork.test.ts',
  'cli/seed/pictures/artworks.test.ts',
  'cli/doctor.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = long.findIndex((path) => moduleId.endsWith(path))
  return place === -1 ? long.length : place
}

/** Within a project the long files come first, and the others as Vitest orders them, by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    )
  }
}
