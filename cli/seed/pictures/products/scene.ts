import sharp from 'sharp'
import { box, number } from '#server/kernel/draw/svg-elements.ts'
import type { Artwork } from '../artwork.ts'

/** What all product pictures share: warm paper, one light from the upper left, soft shadows. */

export const shades = {
  paper: '#f8f6f2',
  ink: '#1d1815',
  magenta: '#e4007c',
  cyan: '#00a0d6',
  yellow: '#ffd21f',
} as const

export interface Scene {
  width: number
  height: number
  definitions?: string
  content: string
}

export function scene({ width, height, definitions = '', content }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${content}</svg>`
}

/** The scene as WebP, small enough for a card and sharp enough for a large screen. */
export function renderScene(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).webp({ quality: 88, effort: 2 }).toBuffer()
}

/** A blur. `room` is how far it may reach beyond the shape, in percent of the shape: large ones cost time. */
export function softly(id: string, deviation: number, room = 8): string {
  return `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + room * 2}%" height="${100 + room * 2}%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

export interface Shade {
  x: number
  y: number
  width: number
  height: number
  colour: string
  /** How far the shadow fades in and out around its edge, in pixels. */
  reach: number
  strength: number
}

/** The soft shadow of a rectangle from gradients: as smooth as a blur in a tenth of its time. */
export function sheetShadow({ x, y, width, height, colour, reach, strength }: Shade): string {
  const fade = [0, 0.2, 0.4, 0.6, 0.8, 1]
    .map(
      (at) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(strength * (1 - at * at * (3 - 2 * at))).toFixed(3)}"/>`,
    )
    .join('')
  const [left, top, right, bottom] = [
    x + reach / 2,
    y + reach / 2,
    x + width - reach / 2,
    y + height - reach / 2,
  ]
  const along = (id: string, x1: number, y1: number, x2: number, y2: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${fade}</linearGradient>`
  const around = (id: string, cx: number, cy: number) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${reach}">${fade}</radialGradient>`
  const part = (px: number, py: number, w: number, h: number, paint: string) => box(px, py, w, h, paint)
  const [wide, tall] = [right - left, bottom - top]
  return (
    along('shade-up', 0, top, 0, top - reach) +
    along('shade-down', 0, bottom, 0, bottom + reach) +
    along('shade-left', left, 0, left - reach, 0) +
    along('shade-right', right, 0, right + reach, 0) +
    around('shade-ul', left, top) +
    around('shade-ur', right, top) +
    around('shade-dl', left, bottom) +
    around('shade-dr', right, bottom) +
    part(left, top - reach, wide, reach, 'url(#shade-up)') +
    part(left, bottom, wide, reach, 'url(#shade-down)') +
    part(left - reach, top, reach, tall, 'url(#shade-left)') +
    part(right, top, reach, tall, 'url(#shade-right)') +
    part(left - reach, top - reach, reach, reach, 'url(#shade-ul)') +
    part(right, top - reach, reach, reach, 'url(#shade-ur)') +
    part(left - reach, bottom, reach, reach, 'url(#shade-dl)') +
    part(right, bottom, reach, reach, 'url(#shade-dr)') +
    box(left, top, wide, tall, colour, { opacity: strength })
  )
}

export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  direction: 'across' | 'down' | 'slanted' | 'radial' = 'across',
): string {
  const inner = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
  if (direction === 'radial') {
    return `<radialGradient id="${id}" cx=".42" cy=".36" r=".8">${inner}</radialGradient>`
  }
  const [x, y] = { across: [1, 0], down: [0, 1], slanted: [1, 1] }[direction]
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${inner}</linearGradient>`
}

export interface Spot {
  /** Middle of the artwork. */
  x: number
  y: number
  /** Longest width and height that it may take. */
  width: number
  height: number
  turn?: number
  /** Prints a one-ink design in this colour. */
  ink?: string
}

/** The artwork as part of a larger drawing, as large as the spot allows. */
export function inlined(artwork: Artwork, { x, y, width, height, turn = 0, ink }: Spot): string {
  const scale = Math.min(width / artwork.widthInches, height / artwork.heightInches)
  const body = artwork
    .draw()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
  const inked = ink === undefined || artwork.ink === undefined ? body : body.replaceAll(artwork.ink, ink)
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${turn}) scale(${scale.toFixed(4)}) translate(${number(-artwork.widthInches / 2)} ${number(-artwork.heightInches / 2)})">${inked}</g>`
}
