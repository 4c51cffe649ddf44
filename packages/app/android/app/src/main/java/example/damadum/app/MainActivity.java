package example.damadum.app;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(PaymentAppsPlugin.class);
        super.onCreate(savedInstanceState);
    }
}
