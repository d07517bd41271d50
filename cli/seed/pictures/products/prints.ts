import { textLine } from '#server/kernel/draw/lettering.ts'
import { fill, group, stroke } from '#server/kernel/draw/svg-elements.ts'
import { findArtwork } from '../artworks.ts'
import type { ProductPicture } from './product-picture.ts'
import { gradient, inlined, renderScene, scene, sheetShadow } from './scene.ts'

interface PremadePrint {
  artwork: string
  wall: readonly [light: string, deep: string]
  sheet: string
  /** Colour of the caption and, for one-ink designs, of the print. */
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

export const printPictures: readonly ProductPicture[] = prints.map((print) => ({
  slug: `print-${print.artwork}`,
  kind: 'print',
  title: findArtwork(print.artwork).title,
  artworkSlugs: [print.artwork],
  draw: () => drawPrint(print),
  render: () => renderScene(drawPrint(print)),
}))

/** A sheet of warm paper on a wall in side light, with a leaf's shadow across the corner. */
function drawPrint({ artwork: slug, wall, sheet, ink, turn }: PremadePrint): string {
  const artwork = findArtwork(slug)
  const paper = 'M-370 -470H370V470H-370Z'
  const definitions =
    gradient(
      'wall',
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
      'slanted',
    ) +
    gradient(
      'paper',
      [
        [0, '#fff', 0.5],
        [0.5, '#fff', 0],
        [1, '#7a5a36', 0.16],
      ],
      'slanted',
    ) +
    gradient(
      'light',
      [
        [0, '#fff', 0.24],
        [0.34, '#fff', 0.1],
        [0.35, '#fff', 0],
        [1, '#fff', 0],
      ],
      'slanted',
    )
  const content =
    fill('M0 0H1200V1200H0Z', 'url(#wall)') +
    fill('M0 0H1200V1200H0Z', 'url(#light)') +
    group(
      sheetShadow({
        x: -348,
        y: -436,
        width: 740,
        height: 940,
        colour: '#2a1c10',
        reach: 74,
        strength: 0.44,
      }) +
        fill(paper, sheet) +
        inlined(artwork, { x: 0, y: -36, width: 590, height: 740 }) +
        fill(
          textLine('GANGWAY PRINT CO.', {
            font: 'grotesque',
            size: 15,
            x: -322,
            y: 432,
            anchor: 'start',
            tracking: 160,
          }),
          ink,
        ) +
        fill(
          textLine(`${artwork.widthInches} × ${artwork.heightInches} IN`, {
            font: 'grotesque',
            size: 15,
            x: 322,
            y: 432,
            anchor: 'end',
            tracking: 160,
          }),
          ink,
        ) +
        fill(paper, 'url(#paper)') +
        stroke(paper, '#fff', 2, { opacity: 0.5 }),
      { transform: `translate(600 600) rotate(${turn})` },
    )
  return scene({ width: 1200, height: 1200, definitions, content })
}
