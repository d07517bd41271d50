import { arch } from './arch-layout.ts'
import { badge } from './badge-layout.ts'
import { diagonal } from './diagonal-layout.ts'
import { emblem } from './emblem-layout.ts'
import { frame } from './frame-layout.ts'
import { scatter } from './scatter-layout.ts'
import { stacked } from './stacked-layout.ts'
import { wave } from './wave-layout.ts'

export const layouts = { badge, stacked, arch, diagonal, frame, emblem, scatter, wave } as const

export type LayoutName = keyof typeof layouts
