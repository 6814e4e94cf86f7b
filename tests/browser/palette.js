// A picture as a PNG with a palette (median cut), as small as it can be without showing it.
async ([picture, scale, most]) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  canvas.imageSmoothingQuality = "high";
  canvas.drawImage(image, 0, 0, width, height);
  const { data } = canvas.getImageData(0, 0, width, height);

  // Colours are counted in cells of 4 x 4 x 4, which nobody tells apart.
  const cells = new Map();
  const cellOf = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const cell = cellOf(at);
    const known = cells.get(cell);
    if (known) {
      known.count += 1;
      for (let part = 0; part < 3; part++) known.sum[part] += data[at + part];
    } else cells.set(cell, { count: 1, sum: [data[at], data[at + 1], data[at + 2]] });
  }
  const colours = [...cells].map(([cell, { count, sum }]) => ({ cell, count, at: sum.map((part) => part / count) }));

  // The box with the most to tell apart is cut in two, until there are enough.
  const measured = (inside) => {
    let [widest, axis] = [-1, 0];
    for (let part = 0; part < 3; part++) {
      const all = inside.map((colour) => colour.at[part]);
      const wide = all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b));
      if (wide > widest) [widest, axis] = [wide, part];
    }
    const count = inside.reduce((sum, colour) => sum + colour.count, 0);
    return { inside, axis, weight: inside.length > 1 ? widest * Math.sqrt(count) : -1, count };
  };
  const boxes = [measured(colours)];
  while (boxes.length < most) {
    const place = boxes.reduce((best, box, at) => (box.weight > boxes[best].weight ? at : best), 0);
    const { inside, axis, weight, count } = boxes[place];
    if (weight < 0) break;
    inside.sort((a, b) => a.at[axis] - b.at[axis]);
    let [half, cut] = [0, 0];
    while (cut < inside.length - 1 && half < count / 2) half += inside[cut++].count;
    boxes.splice(place, 1, measured(inside.slice(0, Math.max(1, cut))), measured(inside.slice(Math.max(1, cut))));
  }
  const palette = boxes.map(({ inside, count }) =>
    [0, 1, 2].map((part) => Math.round(inside.reduce((sum, colour) => sum + colour.at[part] * colour.count, 0) / count)));
  const entry = new Map(boxes.flatMap(({ inside }, place) => inside.map(({ cell }) => [cell, place])));

  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) rows[y * (width + 1) + 1 + x] = entry.get(cellOf(at));
  }
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const body = new Uint8Array(await new Response(packed).arrayBuffer());

  const crcs = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
    return n;
  });
  const chunk = (type, content) => {
    const whole = new Uint8Array(content.length + 12);
    const view = new DataView(whole.buffer);
    view.setUint32(0, content.length);
    for (let sign = 0; sign < 4; sign++) whole[4 + sign] = type.charCodeAt(sign);
    whole.set(content, 8);
    let crc = 0xffffffff;
    for (const byte of whole.subarray(4, content.length + 8)) crc = crcs[(crc ^ byte) & 255] ^ (crc >>> 8);
    view.setUint32(content.length + 8, (crc ^ 0xffffffff) >>> 0);
    return whole;
  };
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("PLTE", Uint8Array.from(palette.flat())), chunk("IDAT", body), chunk("IEND", [])];
  const done = await new Blob([Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]).bytes();
  let text = "";
  for (const byte of done) text += String.fromCharCode(byte);
  return btoa(text);
}
