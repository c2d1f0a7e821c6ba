// @ts-check
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOR = 2;
const PALETTE = 3;
const TRUECOLOR_ALPHA = 6;
const COLORS = 256;
const ROUNDS = 4;

/**
 * An opaque picture: three bytes (red, green, blue) for each pixel, row by row.
 * @typedef {{ width: number, height: number, pixels: Uint8Array }} Picture
 * @typedef {{ rgb: number, count: number }} Color
 */

/**
 * Rewrites a screenshot as a PNG with at most 256 colors, which is a third as large.
 * @param {Buffer} png
 * @returns {Buffer}
 */
export function palettePng(png) {
  return encodePalette(decodePng(png));
}

/**
 * Reads a PNG with 8 bits a channel and no interlacing, as browsers and `palettePng` write them.
 * @param {Buffer} png
 * @returns {Picture}
 */
export function decodePng(png) {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is no PNG.');
  /** @type {Buffer[]} */
  const data = [];
  /** @type {Buffer} */
  let palette = Buffer.alloc(0);
  /** @type {Buffer} */
  let header = Buffer.alloc(0);
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') header = content;
    if (kind === 'PLTE') palette = content;
    if (kind === 'IDAT') data.push(content);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, type = 0, , , interlaced = 0] = header.subarray(8);
  const channels = { [TRUECOLOR]: 3, [PALETTE]: 1, [TRUECOLOR_ALPHA]: 4 }[type];
  if (depth !== 8 || channels === undefined || interlaced !== 0) throw new Error('This kind of PNG is not read.');
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const pixels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [source, from] = type === PALETTE ? [palette, 3 * (bytes[pixel] ?? 0)] : [bytes, pixel * channels];
    for (let channel = 0; channel < 3; channel++) pixels[3 * pixel + channel] = source[from + channel] ?? 0;
  }
  return { width, height, pixels };
}

/**
 * Undoes the filter of each row, which predicts a byte from the ones to the left and above.
 * @param {Uint8Array} raw
 * @param {number} stride
 * @param {number} height
 * @param {number} channels
 */
function unfilter(raw, stride, height, channels) {
  const bytes = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)];
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const left = column < channels ? 0 : (bytes[at - channels] ?? 0);
      const above = row === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = row === 0 || column < channels ? 0 : (bytes[at - stride - channels] ?? 0);
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      bytes[at] = (raw[row * (stride + 1) + 1 + column] ?? 0) + predicted;
    }
  }
  return bytes;
}

/**
 * @param {number} left
 * @param {number} above
 * @param {number} corner
 */
function paeth(left, above, corner) {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** @param {Picture} picture */
function encodePalette({ width, height, pixels }) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const colorAt = (/** @type {number} */ pixel) =>
    ((pixels[3 * pixel] ?? 0) << 16) | ((pixels[3 * pixel + 1] ?? 0) << 8) | (pixels[3 * pixel + 2] ?? 0);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const rgb = colorAt(pixel);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  const colors = [...counts].map(([rgb, count]) => ({ rgb, count }));
  const palette = refine(colors, medianCut(colors));
  const indexes = new Map(colors.map(({ rgb }) => [rgb, nearest(palette, rgb)]));
  const raw = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      raw[row * (width + 1) + 1 + column] = indexes.get(colorAt(row * width + column)) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} kind
 * @param {Buffer} content
 */
function chunk(kind, content) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** @param {number} rgb */
function channelsOf(rgb) {
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
}

/**
 * Splits the colors into groups, the one that covers most range and pixels first, and averages each group.
 * @param {readonly Color[]} colors
 */
function medianCut(colors) {
  const boxes = [boxOf([...colors])];
  while (boxes.length < COLORS) {
    const box = boxes.reduce((best, other) => (other.weight > best.weight ? other : best));
    if (box.weight === 0) break;
    const sorted = box.colors.sort(
      (a, b) => (channelsOf(a.rgb)[box.channel] ?? 0) - (channelsOf(b.rgb)[box.channel] ?? 0),
    );
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
    let [split, seen] = [0, 0];
    while (split < sorted.length - 1 && (seen < half || split === 0)) seen += sorted[split++]?.count ?? 0;
    boxes.splice(boxes.indexOf(box), 1, boxOf(sorted.slice(0, split)), boxOf(sorted.slice(split)));
  }
  return boxes.map((box) => average(box.colors));
}

/** @param {Color[]} colors */
function boxOf(colors) {
  const ranges = [0, 1, 2].map((channel) => {
    let [low, high] = [255, 0];
    for (const { rgb } of colors) {
      const value = channelsOf(rgb)[channel] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return high - low;
  });
  const range = Math.max(...ranges);
  const count = colors.reduce((sum, color) => sum + color.count, 0);
  return { colors, channel: ranges.indexOf(range), weight: colors.length < 2 ? 0 : range * range * Math.sqrt(count) };
}

/** @param {readonly Color[]} colors */
function average(colors) {
  const sums = [0, 0, 0];
  let total = 0;
  for (const { rgb, count } of colors) {
    for (const [channel, value] of channelsOf(rgb).entries()) sums[channel] = (sums[channel] ?? 0) + value * count;
    total += count;
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / total));
  return (red << 16) | (green << 8) | blue;
}

/**
 * Moves each color of the palette to the mean of the colors it stands for.
 * @param {readonly Color[]} colors
 * @param {number[]} first
 */
function refine(colors, first) {
  let palette = first;
  for (let round = 0; round < ROUNDS && colors.length > COLORS; round++) {
    /** @type {Color[][]} */
    const groups = palette.map(() => []);
    for (const color of colors) groups[nearest(palette, color.rgb)]?.push(color);
    palette = groups.map((group, index) => (group.length > 0 ? average(group) : (palette[index] ?? 0)));
  }
  return palette;
}

/**
 * @param {readonly number[]} palette
 * @param {number} rgb
 */
function nearest(palette, rgb) {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let index = 0; index < palette.length; index++) {
    const other = palette[index] ?? 0;
    const [red, green, blue] = [
      (other >> 16) - (rgb >> 16),
      ((other >> 8) & 255) - ((rgb >> 8) & 255),
      (other & 255) - (rgb & 255),
    ];
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
