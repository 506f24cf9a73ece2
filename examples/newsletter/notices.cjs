/** What the embedded store prints for this example above every page; in WordPress a plugin does that in PHP. */
module.exports = [{ type: 'success', text: 'Newsletter: the last letter reached 118 readers.' }];
