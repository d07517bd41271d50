import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A drawing of 144 × 108 px as written by programs that export SVG. */
export type DrawnSvg = {
  name: string
  markup: string
  /** Others render it differently: the shopper is told that it prints as we show it, or that we can't print it. */
  isTold?: true
}

const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (name: string, body: string, more = 'viewBox="0 0 144 108"'): DrawnSvg => ({
  name,
  markup: `<svg ${root} width="144" height="108" ${more}>${body}</svg>`,
})

const told = (name: string, body: string): DrawnSvg => ({ ...svg(name, body), isTold: true })

const [red, green, blue] = ['#db1a33', '#1a9940', '#1a40bf']
const pair = `<circle cx="54" cy="54" r="40" fill="${red}"/><circle cx="92" cy="54" r="40" fill="${blue}"/>`
const stops = `<stop offset="0.1" stop-color="${red}"/><stop offset="0.9" stop-color="${blue}" stop-opacity="0.4"/>`

const fontOf = (file: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}`)).toString('base64')
const face = (family: string, file: string, more = ''): string =>
  `@font-face{font-family:"${family}";src:url(data:font/woff;base64,${fontOf(file)});${more}}`

/** An image of 4 × 3 px, each with its own color, as a hand-made PNG; large enough to have few edges. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAJUlEQVR4nGP4z8DAwMDwn4GBgeH/fwYGBgYGBob/////BxMMDAwAx7YL9zV1i0QAAAAASUVORK5CYII='

export const svgPages: readonly DrawnSvg[] = [
  svg(
    'a linear gradient that fades',
    `<linearGradient id="g" x1="0" x2="1" y2="1">${stops}</linearGradient><rect x="12" y="12" width="120" height="84" fill="url(#g)"/>`,
  ),
  svg(
    'a radial gradient about a focus, reflected and turned',
    `<radialGradient id="g" cx="0.5" cy="0.5" r="0.3" fx="0.4" fy="0.4" spreadMethod="reflect" gradientTransform="rotate(30 0.5 0.5)">${stops}</radialGradient><rect x="12" y="12" width="120" height="84" fill="url(#g)"/>`,
  ),
  told(
    'a gradient in user space that borrows its stops',
    `<linearGradient id="s">${stops}</linearGradient><linearGradient id="g" xlink:href="#s" gradientUnits="userSpaceOnUse" x1="30" x2="90" spreadMethod="repeat"/><path d="M12 96L72 12L132 96Z" fill="url(#g)" stroke="url(#g)" stroke-width="6"/>`,
  ),
  svg(
    'a clip path of two shapes within another',
    `<clipPath id="a"><rect width="144" height="70"/></clipPath><clipPath id="b" clip-path="url(#a)"><circle cx="54" cy="54" r="40"/><circle cx="92" cy="54" r="40"/></clipPath><rect width="144" height="108" fill="${green}" clip-path="url(#b)"/>`,
  ),
  svg(
    'a clip path in shares of the box, by the even-odd rule',
    `<clipPath id="a" clipPathUnits="objectBoundingBox"><path clip-rule="evenodd" d="M0 0H1V1H0ZM0.3 0.3H0.7V0.7H0.3Z"/></clipPath><rect x="20" y="20" width="104" height="68" fill="${blue}" clip-path="url(#a)"/>`,
  ),
  svg(
    'a mask by light',
    `<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="144" height="108" fill="url(#g)"/></mask><g mask="url(#m)">${pair}</g>`,
  ),
  told(
    'a mask within a mask, and its own opacity',
    `<mask id="a"><rect width="144" height="60" fill="#fff"/></mask><mask id="m" mask="url(#a)"><circle cx="72" cy="54" r="45" fill="#fff" opacity="0.5"/></mask><rect width="144" height="108" fill="${red}" mask="url(#m)"/>`,
  ),
  svg(
    'a pattern that is turned and scaled',
    `<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(30) scale(1.5)"><rect width="6" height="6" fill="${red}"/><circle cx="9" cy="9" r="3" fill="${blue}" opacity="0.5"/></pattern><rect x="12" y="12" width="120" height="84" fill="url(#p)"/>`,
  ),
  svg(
    'a pattern in shares with a view of its own',
    `<pattern id="p" width="0.25" height="0.25" viewBox="0 0 10 10"><path d="M0 0L10 10M10 0L0 10" stroke="${green}" stroke-width="2"/></pattern><circle cx="72" cy="54" r="48" fill="url(#p)" stroke="${blue}" stroke-width="3"/>`,
  ),
  ...['multiply', 'screen', 'overlay', 'darken', 'color-dodge', 'hard-light', 'difference', 'luminosity'].map(
    (mode) =>
      svg(
        `blended by ${mode}`,
        `<rect x="12" y="12" width="90" height="84" fill="${red}"/><rect x="30" y="24" width="60" height="60" fill="#4a8fd6" style="mix-blend-mode:${mode}"/>`,
      ),
  ),
  svg(
    'uses of uses, of a symbol with its own view',
    `<defs><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10" fill="${green}"/><circle cx="5" cy="5" r="4"/></symbol><g id="row"><use xlink:href="#s" width="20" height="20"/><use href="#s" x="30" width="30" height="20" fill="${red}"/></g></defs><use href="#row" x="12" y="12"/><use href="#row" transform="translate(40 50) rotate(15)" opacity="0.6"/>`,
  ),
  svg(
    'transforms of every kind',
    `<g transform="translate(72 54)"><rect width="40" height="20" fill="${red}" transform="rotate(-30)"/><rect width="40" height="20" fill="${blue}" transform="skewX(20) scale(0.8 1.5)"/><rect width="40" height="20" fill="${green}" transform="matrix(-1 0.3 0.2 -0.8 -5 -5)"/></g>`,
  ),
  svg(
    'lines with dashes, joins, caps and a limit',
    `<g fill="none" stroke="${blue}" stroke-width="8"><path d="M15 90L40 20L65 90" stroke-linejoin="round" stroke-linecap="round"/><path d="M75 90L85 20L95 90" stroke-miterlimit="20"/><path d="M105 20V95" stroke-dasharray="12 6 2" stroke-dashoffset="5"/><path d="M125 20V95" stroke-dasharray="0 12" stroke-linecap="round"/></g>`,
  ),
  svg(
    'curves, arcs and what goes on smoothly',
    `<path d="M10 54A30 20 25 1 1 70 54T100 54S130 20 134 54q-10 40-40 30z" fill="${green}" stroke="#000" stroke-width="2"/>`,
  ),
  svg(
    'letters that are paths, with holes',
    `<path fill-rule="evenodd" d="M20 90L50 15H62L92 90H78L70 70H42L34 90ZM46 58H66L56 32Z" fill="${red}"/><path d="M100 90V15H115C140 15 140 52 115 52H112V90Z" fill="${blue}"/>`,
  ),
  svg(
    'see-through over see-through',
    `<g opacity="0.5">${pair}</g><circle cx="72" cy="30" r="25" fill="${green}" fill-opacity="0.5"/><circle cx="72" cy="80" r="22" fill="${green}" fill-opacity="0.25" stroke="#000" stroke-opacity="0.5" stroke-width="6"/>`,
  ),
  svg(
    'groups within groups, each with its opacity',
    `<g opacity="0.8"><g opacity="0.6">${pair}<g opacity="0.5"><rect x="40" y="40" width="64" height="30" fill="${green}"/></g></g></g>`,
  ),
  svg(
    'a soft shadow',
    `<filter id="f" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="5" dy="5" result="b"/><feFlood flood-color="#000" flood-opacity="0.5"/><feComposite in2="b" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><rect x="30" y="24" width="80" height="54" fill="${red}" filter="url(#f)"/>`,
  ),
  svg(
    'colors by a matrix, in both color spaces',
    `<filter id="a"><feColorMatrix values="0.4 0.3 0.3 0 0 0.3 0.4 0.3 0 0 0.3 0.3 0.4 0 0 0 0 0 1 0"/></filter><filter id="b" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncR type="gamma" exponent="2"/><feFuncB type="table" tableValues="1 0"/></feComponentTransfer></filter><rect x="12" y="12" width="55" height="84" fill="${red}" filter="url(#a)"/><rect x="77" y="12" width="55" height="84" fill="${green}" filter="url(#b)"/>`,
  ),
  told(
    'edges that are grown and eaten away',
    `<filter id="f"><feMorphology operator="dilate" radius="3"/></filter><filter id="e"><feMorphology radius="3"/></filter><circle cx="40" cy="54" r="25" fill="${green}" filter="url(#f)"/><circle cx="104" cy="54" r="25" fill="${blue}" filter="url(#e)"/>`,
  ),
  svg('a view that is fitted in the middle', pair, 'viewBox="0 0 144 144"'),
  svg(
    'a view that fills and is cut at its start',
    pair,
    'viewBox="0 0 100 100" preserveAspectRatio="xMinYMin slice"',
  ),
  svg('a view that is stretched', pair, 'viewBox="0 0 144 54" preserveAspectRatio="none"'),
  svg(
    'a view that begins elsewhere',
    `<rect x="-60" y="-40" width="120" height="80" fill="${green}"/>`,
    'viewBox="-72 -54 144 108"',
  ),
  svg(
    'lengths in every unit',
    `<rect x="0.1in" y="2mm" width="2cm" height="30pt" fill="${red}"/><rect x="10%" y="60%" width="50%" height="1.5pc" fill="${blue}"/><circle cx="75%" cy="50%" r="10%" fill="${green}"/>`,
  ),
  svg(
    'a style sheet, its order and what is inherited',
    `<style><![CDATA[.a{fill:${green}} #b{fill:${blue}!important} rect.a{stroke:#000;stroke-width:3} g>circle{fill:${red}}]]></style><rect class="a" x="10" y="10" width="50" height="40"/><rect id="b" class="a" x="70" y="10" width="60" height="40" style="fill:red"/><g fill="${green}" color="${blue}"><circle cx="40" cy="80" r="20"/><circle cx="90" cy="80" r="20" fill="currentColor" style="fill:currentColor"/></g>`,
  ),
  svg(
    'colors by every name',
    `<rect x="5" y="10" width="30" height="88" fill="rebeccapurple"/><rect x="40" y="10" width="30" height="88" fill="hsl(120, 60%, 40%)"/><rect x="75" y="10" width="30" height="88" fill="rgb(90%, 20%, 10%)"/><rect x="110" y="10" width="30" height="88" fill="rgba(20, 60, 200, 0.5)"/>`,
  ),
  svg(
    'markers along a line',
    `<marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10Z" fill="${red}"/></marker><marker id="d" markerWidth="4" markerHeight="4" refX="2" refY="2" markerUnits="userSpaceOnUse"><circle cx="2" cy="2" r="2"/></marker><path d="M20 85L60 25L100 70L125 25" fill="none" stroke="${blue}" stroke-width="3" marker-start="url(#m)" marker-mid="url(#d)" marker-end="url(#m)"/>`,
  ),
  svg(
    'an order of paint, and lines that keep their width',
    `<g transform="scale(2 1)"><path d="M10 20H60V80H10Z" fill="${green}" stroke="#000" stroke-width="8" paint-order="stroke"/></g><path d="M70 70L130 95" stroke="${red}" stroke-width="4" stroke-linecap="square"/>`,
  ),
  svg(
    'a drawing within a drawing, cut at its edge',
    `<svg x="20" y="20" width="100" height="60" viewBox="0 0 50 50" preserveAspectRatio="xMaxYMid meet"><rect width="50" height="50" fill="${blue}"/><circle cx="0" cy="25" r="30" fill="${red}"/></svg>`,
  ),
  svg(
    'what is shown and what is not',
    `<g visibility="hidden"><rect width="60" height="60" fill="${red}"/><rect x="70" y="10" width="60" height="40" fill="${green}" visibility="visible"/></g><rect display="none" width="144" height="108"/><switch><rect systemLanguage="xx" width="144" height="108"/><rect x="10" y="60" width="60" height="40" fill="${blue}"/></switch>`,
  ),
  svg(
    'a picture inside, turned and see-through',
    `<image href="${picture}" x="20" y="15" width="100" height="75" opacity="0.7" transform="rotate(5 72 54)" style="image-rendering:pixelated"/>`,
  ),
  svg(
    'live text in fonts of the house',
    `<style>${face('Bebas Neue', 'bebas-neue/files/bebas-neue-latin-400-normal.woff')}${face('Alfa Slab One', 'alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff')}</style><text x="72" y="45" text-rendering="geometricPrecision" text-anchor="middle" font-family="Bebas Neue" font-size="40" fill="${red}">AVA &amp; SON</text><text x="10" y="90" text-rendering="geometricPrecision" style="font-family:'Alfa Slab One';font-size:20px;letter-spacing:2px" fill="none" stroke="${blue}">No<tspan dx="6" fill="${green}">. 42</tspan></text>`,
  ),
]
