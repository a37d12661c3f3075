module.exports = { content: ["./src/App.tsx"] };
