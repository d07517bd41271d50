/** Only the shapes that the studio draws: all of Konva would be a third more to load. */
import 'konva/lib/shapes/Circle.js'
import 'konva/lib/shapes/Line.js'
import 'konva/lib/shapes/Rect.js'

export { Circle, Group, Layer, Line, Rect, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
