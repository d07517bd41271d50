import { textLine } from '#server/kernel/draw/text-paths.ts'
import { findArtwork } from '../demo-artworks.ts'
import { drawScene } from '../draw-scene.ts'

interface PremadePrint {
  artwork: string
  wall: readonly [light: string, deep: string]
  sheet: string
  /** Color of the caption and, for one-ink designs, of the print. */
  ink: string
  turn: number
}

const prints: readonly PremadePrint[] = [
  { artwork: 'golden-hour', wall: ['#e9b98e', '#cf8f62'], sheet: '#fbf3e4', ink: '#3d1429', turn: -1.6 },
  { artwork: 'halftone-soul', wall: ['#9fd0d8', '#6daab6'], sheet: '#fdf8ee', ink: '#1a1720', turn: 1.2 },
  { artwork: 'blue-hour-jazz', wall: ['#d8c3a5', '#b99b74'], sheet: '#faf4e8', ink: '#0f1d3c', turn: -1 },
  {
    artwork: 'fern-and-fig-plants',
    wall: ['#cdd8c4', '#a3b597'],
    sheet: '#fbf7ec',
    ink: '#1f4a36',
    turn: 0.8,
  },
  { artwork: 'cat-stack', wall: ['#f0c6bd', '#dba195'], sheet: '#fdf7ef', ink: '#2a2230', turn: -1.3 },
  { artwork: 'camp-tallpine', wall: ['#c9b892', '#a3905f'], sheet: '#faf3e2', ink: '#173d33', turn: 1.4 },
  { artwork: 'still-water-yoga', wall: ['#e2c7b6', '#c39c84'], sheet: '#fbf4ea', ink: '#9b4a35', turn: -0.8 },
  { artwork: 'salt-line-surf-club', wall: ['#f3d9a6', '#e0b46a'], sheet: '#fdf8ec', ink: '#0c4a63', turn: 1 },
  {
    artwork: 'harbor-hill-apiary',
    wall: ['#f2d489', '#dcae4c'],
    sheet: '#fcf6e6',
    ink: '#2b2118',
    turn: -1.2,
  },
  { artwork: 'sticker-toadstool', wall: ['#bcd0b6', '#8fab88'], sheet: '#f7e6cd', ink: '#2d1b22', turn: 1.5 },
  {
    artwork: 'lost-lure-fishing',
    wall: ['#b7c9d3', '#8aa4b3'],
    sheet: '#f8f3e6',
    ink: '#173a5e',
    turn: -1.4,
  },
  {
    artwork: 'lunar-garden-patch',
    wall: ['#c3bfe0', '#958fc4'],
    sheet: '#f6efe2',
    ink: '#15204a',
    turn: 1.1,
  },
]

export const printPictures = Object.fromEntries(
  prints.map((print) => [`print-${print.artwork}`, () => drawPrint(print)]),
)

/** A sheet of warm paper on a wall in side light, captioned with the print size. */
function drawPrint({ wall: [pale, deep], ...print }: PremadePrint): string {
  const { widthInches, heightInches } = findArtwork(print.artwork)
  const caption = textLine(`${widthInches} × ${heightInches} IN`, {
    ...{ font: 'grotesque', size: 15, x: 322, y: 432, anchor: 'end', tracking: 160 },
  })
  return drawScene('print', { ...print, pale, deep, caption })
}
