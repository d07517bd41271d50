import { arch } from './arch.ts'
import { badge } from './badge.ts'
import { diagonal } from './diagonal.ts'
import { emblem } from './emblem.ts'
import { frame } from './frame.ts'
import { scatter } from './scatter.ts'
import { stacked } from './stacked.ts'
import { wave } from './wave.ts'

export const layouts = { badge, stacked, arch, diagonal, frame, emblem, scatter, wave } as const

export type LayoutName = keyof typeof layouts
