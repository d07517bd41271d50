import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { minutes, seconds } from '../clock.ts'
import { type Assignment, type Decoder, startDecoder } from './decoder.ts'
import { isWorthAnotherProcess } from './decoding-stopped.ts'
import { printsAtOnce } from './limits.ts'

/**
 * How many of a kind are decoded at once: a drawing, whose cost nobody knows beforehand, never holds up a picture, and
 * neither of them what staff print or put in for the shop, and nobody waits for them to see a product.
 */
export const lanes = { pictures: 2, drawings: 2, prints: printsAtOnce, shop: 1, mockUps: 2 } as const
export type Lane = keyof typeof lanes

/** Libraries lose a little memory now and then. */
const tasksOfOne = 200
/** The first of those that wait for work, and the others: starting one takes a third of a second. */
const idleLife = { first: minutes(5), further: seconds(20) }

export type Pool = {
  /**
   * Waits for a place in its lane. A task whose process broke is done again in another, once.
   * @throws DecodingStopped, DecoderLost, or what the task threw.
   */
  run(lane: Lane, assignment: Omit<Assignment, 'folder'>): Promise<unknown>
  /** Ends the processes that wait for work. */
  close(): void
}

/** Processes that decode: started when one is needed, used again while they are well. */
export function createPool(start: () => Decoder = startDecoder): Pool {
  const idle: { decoder: Decoder; done: number; life: NodeJS.Timeout }[] = []
  const running: Record<Lane, number> = { pictures: 0, drawings: 0, prints: 0, shop: 0, mockUps: 0 }
  const waiting: Record<Lane, (() => void)[]> = {
    pictures: [],
    drawings: [],
    prints: [],
    shop: [],
    mockUps: [],
  }

  const enter = async (lane: Lane): Promise<void> => {
    if (running[lane] < lanes[lane]) running[lane]++
    else await new Promise<void>((go) => waiting[lane].push(go))
  }
  /** Whoever waits takes the place that becomes free. */
  const leave = (lane: Lane): void => {
    const next = waiting[lane].shift()
    if (next) next()
    else running[lane]--
  }

  const take = (): { decoder: Decoder; done: number } => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.life)
      if (kept.decoder.isUsable) return kept
    }
    return { decoder: start(), done: 0 }
  }
  const giveBack = (decoder: Decoder, done: number): void => {
    if (done >= tasksOfOne) decoder.end()
    if (done >= tasksOfOne || !decoder.isUsable) return
    const life = setTimeout(
      () => {
        idle.splice(
          idle.findIndex((one) => one.decoder === decoder),
          1,
        )
        decoder.end()
      },
      idle.length === 0 ? idleLife.first : idleLife.further,
    ).unref()
    idle.push({ decoder, done, life })
  }

  const doOnce = (assignment: Omit<Assignment, 'folder'>): Promise<unknown> =>
    withWorkFolder(async (folder) => {
      const { decoder, done } = take()
      try {
        return await decoder.do({ ...assignment, folder })
      } finally {
        giveBack(decoder, done + 1)
      }
    })

  return {
    async run(lane, assignment) {
      await enter(lane)
      try {
        return await doOnce(assignment).catch((error) => {
          if (isWorthAnotherProcess(error)) return doOnce(assignment)
          throw error
        })
      } finally {
        leave(lane)
      }
    },

    close() {
      for (const { decoder, life } of idle.splice(0)) {
        clearTimeout(life)
        decoder.end()
      }
    },
  }
}
