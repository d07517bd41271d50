import { resolve } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** `changed`: files that differ from the previous question. */
export type Question = { changed: readonly string[]; tests: readonly string[] }
/**
 * `by`: the files with a failing test, none if the fault went unnoticed; `late`: those that only timed out, as they may
 * on a slow machine without any fault.
 */
export type Verdict = { by: string[]; late: string[] }

/**
 * Runs unit tests repeatedly with one PostgreSQL and one Vitest, in the folder where it is started: a separate process,
 * since a mutant may never return. Questions and verdicts go over IPC.
 */
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  reporters: [{}],
  // The first shop has to wait for its database to be created, whatever else the machine is doing.
  testTimeout: 120_000,
  hookTimeout: 120_000,
})
await vitest.standalone()
const project = vitest.getRootProject()

const ranOut = /^(Test|Hook)TimeoutError$/

/** Whether nothing but timeouts went wrong in it. */
function isLate(module: TestModule): boolean {
  const tests = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? [])
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  const errors = [...module.errors(), ...suites, ...tests]
  return errors.length > 0 && errors.every(({ name = '' }) => ranOut.test(name))
}

async function judge({ changed, tests }: Question): Promise<Verdict> {
  for (const path of changed) vitest.invalidateFile(resolve(path))
  const specifications = tests.map((path) => project.createSpecification(resolve(path)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // It also returns the modules of earlier runs, with their old results.
  const asked = testModules.filter(({ relativeModuleId }) => tests.includes(relativeModuleId))
  const failed = asked.filter((module) => !module.ok())
  const pathsOf = (modules: TestModule[]) => modules.map(({ relativeModuleId }) => relativeModuleId)
  return {
    by: [...pathsOf(failed.filter((module) => !isLate(module))), ...unhandledErrors.map(String)],
    late: pathsOf(failed.filter(isLate)),
  }
}

process.on('message', (question: Question | 'close') => {
  // Also closes its database and that database's folder.
  if (question === 'close') return void vitest.close().finally(() => process.exit())
  judge(question).then(
    (verdict) => process.send?.(verdict),
    (error) => process.send?.({ by: [String(error)], late: [] } satisfies Verdict),
  )
})
process.send?.('ready')
