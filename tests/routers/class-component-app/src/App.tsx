import { Component } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";

interface State {
  open: boolean;
}

class App extends Component<object, State> {
  state: State = { open: false };

  private renderShopRoutes() {
    return (
      <Route path="/shop">
        <Route index element={<h1>Shop</h1>} />
        <Route path=":sku" element={<h1>Product</h1>} />
      </Route>
    );
  }

  render() {
    return (
      <BrowserRouter>
        <button onClick={() => this.setState({ open: !this.state.open })}>Menu</button>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/contact" element={<h1>Contact</h1>} />
          {this.renderShopRoutes()}
        </Routes>
      </BrowserRouter>
    );
  }
}

export default App;
