import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { minutes, seconds } from '../clock.ts'
import { type Assignment, type Decoder, startDecoder } from './decoder.ts'
import { isWorthAnotherProcess } from './decoding-stopped.ts'
import { printsAtOnce } from './limits.ts'

/**
 * How many of each kind are decoded at once: a drawing, whose cost can't be known beforehand, never holds up a picture;
 * neither holds up what staff print or add for the shop; and product mockups wait for none of them.
 */
export const lanes = { pictures: 2, drawings: 2, prints: printsAtOnce, shop: 1, mockUps: 2 } as const
export type Lane = keyof typeof lanes

/** Libraries leak a little memory now and then. */
const tasksOfOne = 200
/** How long the first idle process is kept, and further ones: starting one takes a third of a second. */
const idleLife = { first: minutes(5), further: seconds(20) }

export type Pool = {
  /**
   * Waits for a slot in its lane. A task whose process crashed is retried once in another.
   * @throws DecodingStopped, DecoderLost, or what the task threw.
   */
  run(lane: Lane, assignment: Omit<Assignment, 'folder'>): Promise<unknown>
  /** Ends the idle processes. */
  close(): void
}

/** A pool of decoding processes: started on demand and reused while healthy. */
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
  /** The next in line takes the slot that becomes free. */
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
